export { NoticeBell } from './bell/NoticeBell.tsx'
export { ChannelsInput } from './ChannelsInput.tsx'
