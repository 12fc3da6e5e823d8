/** Whether the device asks that nothing be fetched before it is wanted. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
