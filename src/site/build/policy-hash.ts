import { createHash } from 'node:crypto';

/** The hash by which a policy allows a script or style that stands in a page. */
export const policyHash = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
