/** Lines of a bill of quantities as people write them, and what each must become: an id, "unclear" or "none", and its quantity. */
export const bill = `
1. Compressive strength of concrete cubes 150 mm as per IS 516 - 48 Nos => building-material/compressive-strength-of-cubes 48
2. Slump test of fresh concrete – 24 nos. => building-material/slump 24
3) Determination of liquid limit and plastic limit of soil (IS 2720 Part 5)\t12 => soil-testing/liquid-and-plastic-limit 12
4. CBR test, soaked, of sub-grade soil, 6 samples => soil-testing/cbr 6
5. Modified Proctor compaction test as per IS 2720 (Part 8) incl. all charges  Nos 6 => soil-testing/compaction-heavy 6
6. Field density by sand replacement method - 30 locations => soil-testing/in-situ-density-sand-replacement 30
7. Aggregate impact value 10 Nos => coarse-and-fine-aggregate/aggregate-impact-value 10
8. Aggregate crushing value as per IS 2386 => coarse-and-fine-aggregate/aggregate-crushing-value
9. Flakiness and elongation index of coarse aggregate 10 Nos => unclear 10
10. Los Angeles abrasion test 4 nos => coarse-and-fine-aggregate/los-angeles-abrasion 4
11. Sieve analysis of fine aggregate\tNos\t10 => coarse-and-fine-aggregate/sieve-analysis 10
12. Water absorption of aggregate 10 Nos => coarse-and-fine-aggregate/water-absorption 10
13\tTMT bars 16 mm Fe 500D: yield stress, tensile strength, elongation\tNos\t18\t450.00\t8100.00 => metal-alloys-testing/tensile-test 18
14\tBend and rebend test of reinforcement bars\tNos\t9 => unclear 9
15\tChemical analysis of steel (C, S, P)\tNos\t3 => unclear 3
16\tCement OPC 43: consistency, initial and final setting time\tEach\t5 => unclear 5
17\tCement compressive strength at 3, 7 and 28 days\tEach\t5 => road-material-testing/compressive-strength 5
18\tBitumen content by centrifuge extraction\tNos\t20 => building-material/bitumen-content-centrifuge-extraction 20
19\tMarshall stability and flow value\tSet\t3 => building-material/marshall-stability-and-flow 3
20\tDrinking water test 31 parameters IS 10500\tNos\t2 => water-testing-service/sets/drinking-water-31-tests 2
21\tPull-out test on rock bolts\tNos\t4 => none 4
22\tSupply of site staff and furniture\tLS\t1 => none 1`
  .trim()
  .split("\n")
  .map((line) => line.split(" => "));
