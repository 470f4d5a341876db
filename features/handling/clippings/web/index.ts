export { PutPanel } from './PutPanel.tsx'
