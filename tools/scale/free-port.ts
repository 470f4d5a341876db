/** For programs of tests that other checkouts of the machine may be running, too. */
export { freePort } from '../../platform/server/postgres/postmaster.ts'
