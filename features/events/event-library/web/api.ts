import { connect } from '@guanlan/platform/web'
import { eventLibrary } from '../contract.ts'

export const api = connect(eventLibrary)
export const libraryKey = 'events-library'
