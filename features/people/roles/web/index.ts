/** The door of roles on screen. */
export { OrganisationChoice } from './OrganisationChoice.tsx'
