export { Snapshots as PageCopies } from './Snapshots.tsx'
