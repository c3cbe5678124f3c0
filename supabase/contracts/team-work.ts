import { z } from 'zod';
import { count, day, id, language, time } from './values.ts';

const name = z.string().nullable();

/** A note of the team. Without an author, who has left the team. */
export const note = z.strictObject({
  id,
  admin_id: id.nullable(),
  admin_name: name,
  body: z.string(),
  created_at: time,
});

/** What someone of the team has to do. */
export const task = z.strictObject({
  id,
  title: z.string(),
  assigned_to: id.nullable(),
  assigned_name: name,
  due_on: day.nullable(),
  done_at: time.nullable(),
  done_by_name: name,
});

/** What an item is about. A control waits for a second super admin. */
const subject = z.enum(['request', 'message', 'form', 'member', 'control']);

/** What waits for one admin. */
const workItem = z.strictObject({
  kind: z.enum(['mention', 'task', 'second_person', 'overdue', 'reply']),
  /** Of the note, task, decision, request, message or form. */
  id,
  subject,
  subject_id: id,
  /** The number of a request, otherwise the name of a person; of a control as in `overview_figures`. */
  name,
  /** The title of a task, or the kind of a control. */
  text: z.string().nullable(),
  /** Who wrote the note or decided; of a task, who gave it, if someone else did. */
  by_name: name,
  happened_at: time,
  due_on: day.nullable(),
  /** False for a task of a later day, or without one. */
  is_due: z.boolean(),
});

export const teamWorkAnswers = {
  read_notes: z.strictObject({ notes: z.array(note), tasks: z.array(task) }),
  for_me: z.strictObject({
    due: count,
    items: z.array(workItem),
    emails: z.strictObject({ mentions: z.boolean(), digest: z.boolean(), language }),
    /** Of the admin, now. */
    permissions: z.array(z.string()),
  }),
};
