/** The name of the button that copies a result; a file of its own, for what shows it before the rest is there. */
export const COPY_RESULT = 'Copy result';
