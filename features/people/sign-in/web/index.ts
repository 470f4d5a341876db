export { DoorFoot } from './DoorFoot.tsx'
export { hostConfig } from './host-config.ts'
export { QrCode } from './person/QrCode.tsx'
export {
  forgetSession,
  leftToSignIn,
  mayHoldSession,
  rememberSession as keptSession,
  signedOutElsewhere,
} from './session-hint.ts'
export { onSessionNews, tellTabs } from './tabs-of-session.ts'
export { workOut } from './work.ts'
