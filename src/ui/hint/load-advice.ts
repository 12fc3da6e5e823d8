/** See advice.ts. */
export type AdviceModule = typeof import('./advice.ts').advice;

/** Loads the words and parts for what the solver finds, so that a page whose solver is never asked stays light. */
export async function loadAdvice(): Promise<AdviceModule> {
  return (await import('./advice.ts')).advice;
}
