/** The door of the address book on screen. */
export { GroupsInput, PeopleInput } from './PeopleInput.tsx'
