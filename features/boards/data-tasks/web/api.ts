import { connect } from '@guanlan/platform/web'
import { dataProjects, dataSources, dataTasks } from '../contract.ts'

export const taskApi = connect(dataTasks)
export const projectApi = connect(dataProjects)
export const sourceApi = connect(dataSources)
export const tasksKey = 'dataTasks'
