/** The door of shares on screen. */
export { LinkMade } from './LinkMade.tsx'
export { LinkTerms } from './LinkTerms.tsx'
export { PasswordForm } from './PasswordForm.tsx'
export { SharedArticleView } from './SharedArticleView.tsx'
export { SharePanel } from './SharePanel.tsx'
export { termsOfCall as heldBy, linkOf, problemsOf, type Terms, usualTerms } from './terms.ts'
