import 'jsr:@supabase/functions-js/edge-runtime.d.ts';
import { z } from 'npm:zod@4';
import { parse } from 'toml';

Deno.serve(() => Response.json([z.string().parse('zod'), parse('name = "toml"').name]));
