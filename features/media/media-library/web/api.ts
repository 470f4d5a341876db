import { connect } from '@guanlan/platform/web'
import { mediaLibrary } from '../contract.ts'

export const api = connect(mediaLibrary)
/** All cached answers of the library begin with it. */
export const libraryKey = 'mediaLibrary'
