/** Of the platform's links: opens the file of one record. */
export const linkPurpose = 'download'
