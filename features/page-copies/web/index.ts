export { PageCopies } from './PageCopies.tsx'
