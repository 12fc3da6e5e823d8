import { SECTIONS, type Section } from '../content/sections.ts';

/** What a page teaches, for catalogues of teaching material. */
export interface Resource {
  /** What it is: `lesson`, `chapter`, `annotated game`, `rules of a game`. */
  readonly type: string;
  /** Its place among its like, from 1. */
  readonly position?: number;
  /** How many minutes it takes. */
  readonly minutes?: number;
  /** The game that it is about, by its title, where that may be another than La Belle Lucie. */
  readonly game?: string;
}

/** What search engines are told of a page. */
export interface PageData {
  readonly title: string;
  readonly summary: string;
  /** Its path from the root of the site. */
  readonly path: string;
  /** The section that it is in; undefined for the first page of the site. */
  readonly section?: Section | undefined;
  /** Pages between the first of the section and this one. */
  readonly between?: readonly { readonly path: string; readonly name: string }[];
  readonly resource?: Resource | undefined;
}

/** A game for one player, under the two names for its kind. */
function gameData(title: string): object {
  return {
    '@type': 'Game',
    name: title,
    alternateName: [`${title} solitaire`, `${title} patience`],
    numberOfPlayers: { '@type': 'QuantitativeValue', value: 1 },
  };
}

/**
 * The breadcrumbs of a page and what it teaches, in the vocabulary of schema.org, as the text of a JSON-LD block;
 * `address` makes a path of the site into an address.
 */
export function linkedData(page: PageData, address: (path: string) => string): string {
  const { title, summary, path, section, between = [], resource } = page;
  const site = {
    '@type': 'WebSite',
    name: 'La Belle Lucie',
    alternateName: 'La Belle Lucie solitaire',
    url: address('/'),
  };
  const steps = [
    { name: site.name, path: '/' },
    ...(section === undefined || section === path ? [] : [{ name: SECTIONS[section], path: section }]),
    ...between,
    ...(path === '/' ? [] : [{ name: title, path }]),
  ];
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: address(step.path),
    })),
  };
  const taught = resource && {
    '@type': 'LearningResource',
    name: title,
    description: summary,
    url: address(path),
    learningResourceType: resource.type,
    teaches: `${resource.game ?? 'La Belle Lucie'}, a patience or solitaire`,
    about: resource.game === undefined ? undefined : gameData(resource.game),
    position: resource.position,
    timeRequired: resource.minutes === undefined ? undefined : `PT${resource.minutes}M`,
    interactivityType: 'mixed',
    inLanguage: 'en-GB',
    isAccessibleForFree: true,
    license: 'https://spdx.org/licenses/MIT',
    isPartOf: site,
  };
  const graph = [path === '/' ? { ...site, description: summary, inLanguage: 'en-GB' } : crumbs, taught];
  // What ends a script must not stand in one.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph.filter(Boolean) }).replaceAll(
    '<',
    '\\u003c',
  );
}
