export { Snapshots } from './Snapshots.tsx'
