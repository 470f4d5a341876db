/** The door of deliveries on screen. */
export { NoticeBell } from './bell/NoticeBell.tsx'
export { ChannelsInput } from './channels/ChannelsInput.tsx'
export { MailNote } from './channels/MailNote.tsx'
export { AnswerText as DeliveryAnswer, StateTag as DeliveryStateTag } from './words.tsx'
