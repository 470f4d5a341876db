/** The door of shares on screen. */
export { SharedArticleView } from './SharedArticleView.tsx'
export { SharePanel } from './SharePanel.tsx'
