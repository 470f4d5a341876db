import { Templates } from './Templates.tsx'

export default function RegularTemplates() {
  return <Templates kind="regular" />
}
