/** Where products of the tests are reached, though none listens there. */
export const hostOfTests = 'localhost:8080'
/** Of the service account in the realm of the tests. */
export const serviceSecret = 'the secret of the service'
