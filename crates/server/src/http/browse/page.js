// Draws the OpenAPI document: every call with its parameters, and a form to try it.
'use strict'

const make = (tag, text, ...children) => {
  const element = document.createElement(tag)
  if (text) element.textContent = text
  element.append(...children)
  return element
}

const example = (schema, all, depth = 0) => {
  if (!schema || depth > 4) return null
  if (schema.$ref) return example(all[schema.$ref.split('/').pop()], all, depth + 1)
  const one = (schema.oneOf || schema.anyOf || []).find((part) => part.type !== 'null')
  if (one) return example(one, all, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => example(part, all, depth)))
  if (schema.enum) return schema.enum[0]
  const type = [].concat(schema.type)[0]
  if (type === 'object') {
    const required = schema.required || []
    const parts = Object.entries(schema.properties || {}).filter(([name]) => required.includes(name))
    return Object.fromEntries(parts.map(([name, part]) => [name, example(part, all, depth + 1)]))
  }
  return { array: [], integer: 0, number: 0, boolean: false, string: '' }[type] ?? null
}

const form = (method, path, call, all) => {
  const fields = (call.parameters || []).map((parameter) => {
    const input = make('input')
    const label = make('label', `${parameter.name} (${parameter.in}) `, input)
    if (parameter.description) label.title = parameter.description
    return { parameter, input, label }
  })
  const schema = call.requestBody?.content?.['application/json']?.schema
  const body = schema ? make('textarea') : undefined
  if (body) body.value = JSON.stringify(example(schema, all), null, 2)
  const answer = make('pre')
  const button = make('button', 'Send')
  button.onclick = async () => {
    let address = `/api/v1${path}`
    const query = new URLSearchParams()
    for (const { parameter, input } of fields) {
      if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, encodeURIComponent(input.value))
      else if (input.value) query.set(parameter.name, input.value)
    }
    const search = query.toString()
    const headers = { 'X-Temples': '1', ...(body ? { 'Content-Type': 'application/json' } : {}) }
    const init = { method: method.toUpperCase(), headers, ...(body ? { body: body.value } : {}) }
    try {
      const found = await fetch(search ? `${address}?${search}` : address, init)
      const text = await found.text()
      let shown = text
      try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch { /* it is no JSON */ }
      answer.textContent = `${found.status}\n${shown}`
    } catch (error) {
      answer.textContent = String(error)
    }
  }
  return [...fields.map((field) => field.label), ...(body ? [body] : []), button, answer]
}

const draw = async () => {
  const api = await (await fetch('/api/v1/openapi.json')).json()
  const all = api.components.schemas
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const summary = make('summary', '', make('b', method.toUpperCase()), make('code', path), ` — ${call.summary || ''}`)
      const answers = Object.keys(call.responses || {}).join(', ')
      return make('details', '', summary, make('p', call.description || ''), make('p', `Answers: ${answers}`), ...form(method, path, call, all))
    }))
  document.getElementById('calls').replaceChildren(...calls)
  const schemas = Object.entries(all).map(([name, schema]) =>
    make('details', '', make('summary', name), make('p', schema.description || ''), make('pre', JSON.stringify(schema, null, 2))))
  document.getElementById('schemas').replaceChildren(...schemas)
}

draw()
