import { connect } from '@guanlan/platform/web'
import { wordClouds } from '../contract.ts'

export const api = connect(wordClouds)
