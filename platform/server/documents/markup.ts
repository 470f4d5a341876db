/** Text that stands in HTML or SVG. */
import { clean } from './document.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeMarkup = (text: string): string => clean(text).replace(/[&<>"']/g, sign => signs[sign] ?? '')
