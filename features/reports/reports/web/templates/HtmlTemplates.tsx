import { Templates } from './Templates.tsx'

export default function HtmlTemplates() {
  return <Templates kind="html" />
}
