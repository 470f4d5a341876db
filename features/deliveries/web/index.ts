export { NoticeBell } from './bell/NoticeBell.tsx'
export { ChannelsInput } from './ChannelsInput.tsx'
export { StateTag as DeliveryStateTag } from './words.tsx'
