import type { Catalogue } from '../patterns';

export default import.meta.glob<Catalogue>('./**/*.ftl', { import: 'default', eager: true });
