export { TaskTray } from './TaskTray.tsx'
