/** The address of the help for what is open; apart from the texts, which travel with the help alone. */
export const addressOfHelp = (path: string): string => `/help?of=${encodeURIComponent(path)}`
