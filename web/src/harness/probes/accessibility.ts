/** What axe-core finds in a page that has been given it. */
import type Axe from 'axe-core';

declare const axe: typeof Axe;

/**
 * What breaks rules with some tags. To list all that passed as well, and to hand it over, costs several times what
 * looking does; to find selectors of elements, which are shown by their source, a tenth.
 */
export async function violations(tags: string[]): Promise<Axe.Result[]> {
  const results = await axe.run(document, { runOnly: tags, resultTypes: ['violations'], selectors: false });
  return results.violations;
}
