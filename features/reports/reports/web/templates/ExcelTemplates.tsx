import { Templates } from './Templates.tsx'

export default function ExcelTemplates() {
  return <Templates kind="excel" />
}
