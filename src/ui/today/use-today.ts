import { useEffect, useState } from 'preact/hooks';
import { dayNumber } from '../../play/days/day.ts';

/** The day (day.ts) where the player is; null until the page has come to life. A page that is come back to looks again. */
export function useToday(): number | null {
  const [today, setToday] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setToday(dayNumber(new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
