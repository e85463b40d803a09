import type { Catalogue } from '../patterns';

export default import.meta.glob<Catalogue>(['./**/*.ftl', '!./pages.ftl', '!./pages/*'], {
  import: 'default',
  eager: true,
});
