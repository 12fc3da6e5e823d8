import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';

/** One file for every study. */
export const getStaticPaths: GetStaticPaths = async () => {
  const studies = await getCollection('studies');
  return studies.map((study) => ({ params: { slug: study.id }, props: { text: study.body } }));
};

/** The text of a study as it was written. */
export const GET: APIRoute = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
