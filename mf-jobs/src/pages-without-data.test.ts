import { testPagesWithoutData } from '@plumbline/testing/pages-without-data';

testPagesWithoutData();
