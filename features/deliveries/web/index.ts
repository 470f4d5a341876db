export { NoticeBell } from './bell/NoticeBell.tsx'
