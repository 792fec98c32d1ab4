/** @jest-environment node */
import { testOutsideBrowser } from '@plumbline/testing/outside-browser';

testOutsideBrowser();
