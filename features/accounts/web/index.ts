export { DoorFoot } from './DoorFoot.tsx'
export { hostConfig } from './host-config.ts'
export { forgetSession, keptSession, leftToSignIn, mayHoldSession, signedOutElsewhere } from './session-hint.ts'
export { onSessionNews, tellTabs } from './tabs-of-session.ts'
