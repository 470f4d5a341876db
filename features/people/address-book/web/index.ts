/** The door of the address book on screen. */
export { GroupsInput, PeopleInput, RostersInput } from './PeopleInput.tsx'
export { usePeople } from './use-people.ts'
