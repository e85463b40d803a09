import type { Catalogue } from '../patterns';

export default import.meta.glob<Catalogue>(['./pages.ftl', './pages/*.ftl'], { import: 'default', eager: true });
