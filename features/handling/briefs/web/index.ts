export { BriefPanel } from './BriefPanel.tsx'
