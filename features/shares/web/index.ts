/** The door of shares on screen. */
export { SharePanel } from './SharePanel.tsx'
