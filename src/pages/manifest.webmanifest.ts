import type { APIRoute } from 'astro';
import { SECTIONS } from '../site/content/sections.ts';
import { href } from '../site/layout/href.ts';

/** What a device is told that puts the site among its programs. */
export const GET: APIRoute = () => {
  const icon = (name: string, size: number, purpose: string) => ({
    src: href(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (path: keyof typeof SECTIONS) => ({ name: SECTIONS[path], url: href(path) });
  const manifest = {
    id: href('/'),
    name: 'La Belle Lucie',
    short_name: 'Belle Lucie',
    description: 'A patience to learn, play and understand.',
    lang: 'en',
    start_url: href('/'),
    scope: href('/'),
    display: 'standalone',
    background_color: '#fbf7ed',
    theme_color: '#fbf7ed',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [shortcut('/play/'), shortcut('/learn/'), shortcut('/search/')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
