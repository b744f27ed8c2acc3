/** Loaded before a program (`node --import`), makes its password hashes cheap. */
import { hashCheaply } from '../../identity/auth/password/service.ts';

hashCheaply();
