/** Word of new and changed incidents. */
import { useChanges } from '@guanlan/platform/web'
import { warnings } from '../contract.ts'

/** @param onChange asks again for what is shown; also after the connection was away */
export const useIncidentChanges = (onChange: () => unknown): void => useChanges(warnings.incidentChanges, onChange)
