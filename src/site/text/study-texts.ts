const files = import.meta.glob<string>('../../../content/en/studies/*.lucie', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The texts of all studies, by id. */
export const studyTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/(.*)\.lucie$/, '$1'), text]),
);
