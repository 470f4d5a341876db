/** The door of shares on screen. */
export { LinkDialog } from './LinkDialog.tsx'
export { LinkedPage } from './LinkedPage.tsx'
export { LinkMade } from './LinkMade.tsx'
export { LinkTerms } from './LinkTerms.tsx'
export { PasswordForm } from './PasswordForm.tsx'
export { SharedArticleView } from './SharedArticleView.tsx'
export { SharePanel } from './SharePanel.tsx'
export { linkOf, problemsOf, termsOfCall, usualTerms } from './terms.ts'
