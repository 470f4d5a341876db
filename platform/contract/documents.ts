/** Files that a document can become; each shows the same parts in the same order. */
export const documentKinds = ['docx', 'pptx', 'xlsx', 'pdf', 'html', 'png'] as const
export type DocumentKind = (typeof documentKinds)[number]
