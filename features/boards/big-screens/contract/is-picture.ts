/** Whether an address of data holds what it says: the first bytes of JPEG and PNG in base64. SVG and others may hold what runs. Pure. */
const firstOf: Readonly<Record<string, string>> = { 'image/jpeg': '/9j/', 'image/png': 'iVBORw0KGgo' }

export function isPicture(data: string): boolean {
  const [, kind = '', bytes = ''] = /^data:(image\/(?:jpeg|png));base64,([A-Za-z0-9+/]+={0,2})$/.exec(data) ?? []
  const first = firstOf[kind]
  return first !== undefined && bytes.startsWith(first)
}
