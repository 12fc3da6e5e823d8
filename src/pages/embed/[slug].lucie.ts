import { getCollection } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';

/** One file for every study. */
export const getStaticPaths: GetStaticPaths = async () => {
  const studies = await getCollection('studies');
  return studies.map((study) => ({ params: { slug: study.id }, props: { text: study.data.source } }));
};

/** The text of a study as boards in frames read it: what is only measured in it says so. */
export const GET: APIRoute = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
