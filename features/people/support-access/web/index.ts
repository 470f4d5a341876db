export { SupportBanner } from './SupportBanner.tsx'
