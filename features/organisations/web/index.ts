/** The door of organisations on screen. */
export { MemberInput, MembersInput } from './MemberInput.tsx'
export { QuotaGauge } from './QuotaGauge.tsx'
export { useMembers } from './use-members.ts'
